"""The compiled half of search: one tree over what seats may do, grown through many worlds that look like the view.

Information-set MCTS from one seat's sight (Cowling, Powley and Whitehouse 2012): each iteration takes a world,
walks down among the actions that are legal in it, adds one node, plays out and takes the values back up. A node
stands for the actions since the root; each holds what its own seat, the one that took its action, gained.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from updown.fast import twin
from updown.fast.bits import highest, lowest
from updown.fast.chance import Chance, below, share
from updown.fast.compiled import inlined
from updown.fast.lines import copy
from updown.fast.twin import AnyTwin, Flat, Known

ROOT = 0
NONE = 0
"""No node: the root is nobody's child."""
MAX_DEPTH = 512
LOG_OF_2 = 0.6931471805599453
USUAL_SPREAD = 0.3
"""Standard deviation of a seat's values, until enough were seen."""


class Habits(NamedTuple):
    """How a search goes about it; all found by play, see benchmarks."""

    explore: float
    """In standard deviations of what the seat gains: where little is at stake, little differences decide."""
    width: float
    carelessness: float
    others_search: int
    temperature: float
    cut: int


class Question(NamedTuple):
    """Whose decision is searched, and how."""

    tag: Any
    known: Known
    seat: int
    habits: Habits


class Tree(NamedTuple):
    """Nodes by number, the root first. `available` counts how often a node could have been chosen."""

    first_child: npt.NDArray[np.int32]
    next_sibling: npt.NDArray[np.int32]
    action: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int32]
    visits: npt.NDArray[np.int64]
    available: npt.NDArray[np.int64]
    sums: npt.NDArray[np.float64]
    squares: npt.NDArray[np.float64]
    size: npt.NDArray[np.int64]
    """One number: how many nodes there are."""


class Desk(NamedTuple):
    """Room to work in."""

    state: Flat
    legal: npt.NDArray[np.int64]
    mark: npt.NDArray[np.int64]
    """By action: the stamp of the choice at which it was last legal, one more if it had a node then."""
    stamp: npt.NDArray[np.int64]
    """One number, raised by two at each choice, so that marks need not be wiped out."""
    untried: npt.NDArray[np.int64]
    """One number: the action that a choice leads to beyond the tree."""
    path: npt.NDArray[np.int32]
    results: npt.NDArray[np.float64]
    sums: npt.NDArray[np.float64]
    """Of all values so far, by seat; and of their squares."""
    squares: npt.NDArray[np.float64]
    spread: npt.NDArray[np.float64]
    """Standard deviation of the values, by seat."""


def new_tree(most_nodes: int) -> Tree:
    """The root alone."""
    return Tree(
        first_child=np.zeros(most_nodes, np.int32),
        next_sibling=np.zeros(most_nodes, np.int32),
        action=np.zeros(most_nodes, np.int32),
        seat=np.zeros(most_nodes, np.int32),
        visits=np.zeros(most_nodes, np.int64),
        available=np.zeros(most_nodes, np.int64),
        sums=np.zeros(most_nodes),
        squares=np.zeros(most_nodes),
        size=np.ones(1, np.int64),
    )


def new_desk(of: AnyTwin, seats: int) -> Desk:
    """For one search at a time."""
    return Desk(
        np.zeros(of.state_size, np.int64),
        np.zeros(of.most_actions, np.int64),
        np.zeros(of.action_ids, np.int64),
        np.zeros(1, np.int64),
        np.zeros(1, np.int64),
        np.zeros(MAX_DEPTH, np.int32),
        np.zeros(seats),
        np.zeros(seats),
        np.zeros(seats),
        np.full(seats, USUAL_SPREAD),
    )


@inlined
def imagine_worlds(
    tag: Any, known: Known, worlds: Any, weights: Any, chosen: Any, temperature: float, rng: Chance
) -> None:
    """Fills `worlds`, and `chosen` with their numbers, drawn by how well the past fits each of them."""
    many = len(worlds)
    best = -np.inf
    for at in range(many):
        twin.imagine(tag, known, worlds[at], rng)
        weights[at] = twin.plausibility(tag, known, worlds[at]) / temperature
        best = max(best, weights[at])
    total = 0.0
    for at in range(many):
        weights[at] = np.exp(weights[at] - best)
        total += weights[at]
    # systematic resampling: each world comes up as often as its share says, to within one
    step = total / len(chosen)
    reach = step * share(rng)
    at = 0
    passed = weights[0]
    for place in range(len(chosen)):
        while passed <= reach and at < many - 1:
            at += 1
            passed += weights[at]
        chosen[place] = at
        reach += step
    for place in range(len(chosen) - 1, 0, -1):
        other = below(rng, place + 1)
        chosen[place], chosen[other] = chosen[other], chosen[place]


@inlined
def grow(asked: Question, worlds: Any, chosen: Any, tree: Tree, desk: Desk, rng: Chance) -> None:
    """One iteration for each world chosen, in its order."""
    tag, habits = asked.tag, asked.habits
    for place in range(len(chosen)):
        copy(worlds[chosen[place]], desk.state)
        depth = _walk(asked, tree, desk, rng)
        _play_out(tag, desk.state, habits.carelessness, habits.cut, rng)
        twin.values(tag, desk.state, asked.known, desk.results)
        _take_back(tree, desk, depth)
    _measure_spread(tree.visits[ROOT], desk)


@inlined
def _measure_spread(visits: int, desk: Desk) -> None:
    for seat in range(len(desk.spread)):
        mean = desk.sums[seat] / visits
        desk.spread[seat] = np.sqrt(max(desk.squares[seat] / visits - mean * mean, 0.0))


@inlined
def _walk(asked: Question, tree: Tree, desk: Desk, rng: Chance) -> int:
    """Down the tree to a new node, or to the horizon; the path is on the desk. Returns its length."""
    tag, habits = asked.tag, asked.habits
    s = desk.state
    node = ROOT
    blind = 0
    depth = 0
    desk.path[0] = ROOT
    while depth < MAX_DEPTH - 1 and not twin.is_horizon(tag, s):
        acting = twin.to_act(tag, s)
        # who acts at the same time as others cannot answer their choices, as a deeper node would let it
        if acting & (acting - 1):
            blind |= acting
        seat = asked.seat if depth == 0 else lowest(acting)
        if depth > 0 and (
            (blind >> seat) & 1
            or (habits.others_search == 0 and seat != asked.seat)
            or twin.is_settled(tag, s, seat)
        ):
            action = twin.policy_action(tag, s, seat, rng)
            child = _child(tree, node, action)
        else:
            child = _choice(tag, node, seat, tree, desk, habits, rng)
            action = desk.untried[0] if child == NONE else int(tree.action[child])
        blind &= ~(1 << seat)
        twin.apply(tag, s, seat, action)
        is_new = child == NONE
        if is_new:
            child = _grown(tree, node, seat, action)
            if child == NONE:
                break
        node = child
        depth += 1
        desk.path[depth] = node
        if is_new:
            break
    return depth + 1


@inlined
def _choice(tag: Any, node: int, seat: int, tree: Tree, desk: Desk, habits: Habits, rng: Chance) -> int:
    """The child to look into next, by upper confidence bound; NONE if an action without a node is to be tried."""
    many = twin.legal(tag, desk.state, seat, desk.legal)
    stamp = desk.stamp[0] + 2
    desk.stamp[0] = stamp
    for place in range(many):
        desk.mark[desk.legal[place]] = stamp
    best = -np.inf
    choice = NONE
    tried = 0
    explore = habits.explore * desk.spread[seat]
    child = int(tree.first_child[node])
    while child != NONE:
        action = tree.action[child]
        if desk.mark[action] == stamp:
            desk.mark[action] = stamp + 1
            tried += 1
            tree.available[child] += 1
            visits = tree.visits[child]
            bound = (tree.sums[child] + explore * np.sqrt(_log(tree.available[child]) * visits)) / visits
            if bound > best:
                best = bound
                choice = child
        child = int(tree.next_sibling[child])
    has_room = tree.size[0] < len(tree.action)
    if tried == 0 or (has_room and tried < many and tried < 1 + habits.width * np.sqrt(tree.visits[node])):
        choice = NONE
        if tree.first_child[node] == NONE:
            desk.untried[0] = twin.policy_action(tag, desk.state, seat, rng)
        else:
            desk.untried[0] = _untried(desk, stamp, many, below(rng, many - tried))
    return choice


@inlined
def _log(n: int) -> float:
    """Natural logarithm to within 0.06, which is enough for a bound: its highest bit, and a line up to the next."""
    whole = highest(n)
    return LOG_OF_2 * (whole - 1.0 + n / (1 << whole))


@inlined
def _untried(desk: Desk, stamp: int, many: int, skip: int) -> int:
    """The legal action without a node that has `skip` others before it."""
    for place in range(many):
        action = desk.legal[place]
        if desk.mark[action] == stamp:
            if skip == 0:
                return int(action)
            skip -= 1
    return int(desk.legal[0])


@inlined
def _child(tree: Tree, node: int, action: int) -> int:
    """The node of this action; NONE if there is none yet."""
    child = int(tree.first_child[node])
    while child != NONE and tree.action[child] != action:
        child = int(tree.next_sibling[child])
    return child


@inlined
def _grown(tree: Tree, node: int, seat: int, action: int) -> int:
    """A new node for this action; NONE if there is no room left."""
    child = int(tree.size[0])
    if child == len(tree.action):
        return NONE
    tree.size[0] += 1
    tree.action[child] = action
    tree.seat[child] = seat
    tree.available[child] = 1
    tree.next_sibling[child] = tree.first_child[node]
    tree.first_child[node] = child
    return child


@inlined
def _play_out(tag: Any, s: Flat, carelessness: float, cut: int, rng: Chance) -> None:
    """On to the horizon."""
    while cut != 0 and not twin.is_horizon(tag, s):
        cut -= 1
        seat = lowest(twin.to_act(tag, s))
        if carelessness > 0 and share(rng) < carelessness:
            action = twin.random_action(tag, s, seat, rng)
        else:
            action = twin.policy_action(tag, s, seat, rng)
        twin.apply(tag, s, seat, action)


@inlined
def _take_back(tree: Tree, desk: Desk, depth: int) -> None:
    """Each node of the path learns what its seat gained; so does the desk, for all seats."""
    tree.visits[ROOT] += 1
    for seat in range(len(desk.results)):
        desk.sums[seat] += desk.results[seat]
        desk.squares[seat] += desk.results[seat] ** 2
    for at in range(1, depth):
        node = desk.path[at]
        value = desk.results[tree.seat[node]]
        tree.visits[node] += 1
        tree.sums[node] += value
        tree.squares[node] += value * value
