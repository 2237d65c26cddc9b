"""The compiled half of search: one tree over what seats may do, grown through many worlds that look like the view.

Information-set MCTS from one seat's sight (Cowling, Powley and Whitehouse 2012): each iteration takes a world,
walks down among the actions that are legal in it, adds one node, plays out and takes the values back up. A node
stands for the actions since the root; each holds what its own seat, the one that took its action, gained.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from updown.fast import twin
from updown.fast.bits import lowest
from updown.fast.chance import Chance, below, share
from updown.fast.compiled import inlined
from updown.fast.lines import copy
from updown.fast.twin import AnyTwin, Flat, Known

ROOT = 0
NONE = 0
"""No node: the root is nobody's child."""
MAX_DEPTH = 512


class Habits(NamedTuple):
    """How a search goes about it; all found by play, see benchmarks."""

    explore: float
    width: float
    width_power: float
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
    child_of: npt.NDArray[np.int32]
    """By action, while one node's children are looked through; else all NONE."""
    path: npt.NDArray[np.int32]
    results: npt.NDArray[np.float64]


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
        np.zeros(of.action_ids, np.int32),
        np.zeros(MAX_DEPTH, np.int32),
        np.zeros(seats),
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
        before = tree.size[0]
        if depth > 0 and ((blind >> seat) & 1 or (habits.others_search == 0 and seat != asked.seat)):
            action = twin.policy_action(tag, s, seat, rng)
        else:
            action = _choice(tag, node, seat, tree, desk, habits, rng)
        blind &= ~(1 << seat)
        node = _child(tree, node, seat, action)
        twin.apply(tag, s, seat, action)
        if node == NONE:
            break
        depth += 1
        desk.path[depth] = node
        if tree.size[0] > before:
            break
    return depth + 1


@inlined
def _choice(tag: Any, node: int, seat: int, tree: Tree, desk: Desk, habits: Habits, rng: Chance) -> int:
    """The action to look into next: by upper confidence bound among those tried, or one not tried yet."""
    child = tree.first_child[node]
    tried_any = child != NONE
    while child != NONE:
        desk.child_of[tree.action[child]] = child
        child = tree.next_sibling[child]
    many = twin.legal(tag, desk.state, seat, desk.legal)
    best = -np.inf
    choice = 0
    tried = 0
    for place in range(many):
        child = desk.child_of[desk.legal[place]]
        if child == NONE:
            continue
        tried += 1
        tree.available[child] += 1
        visits = tree.visits[child]
        bound = tree.sums[child] / visits + habits.explore * np.sqrt(np.log(tree.available[child]) / visits)
        if bound > best:
            best = bound
            choice = desk.legal[place]
    if tried < many and tried < 1 + habits.width * tree.visits[node] ** habits.width_power:
        if tried_any:
            choice = _untried(desk, many, many - tried, rng)
        else:
            choice = twin.policy_action(tag, desk.state, seat, rng)
    child = tree.first_child[node]
    while child != NONE:
        desk.child_of[tree.action[child]] = NONE
        child = tree.next_sibling[child]
    return choice


@inlined
def _untried(desk: Desk, many: int, untried: int, rng: Chance) -> int:
    """One of the legal actions without a node, each as likely."""
    skip = below(rng, untried)
    for place in range(many):
        if desk.child_of[desk.legal[place]] == NONE:
            if skip == 0:
                return int(desk.legal[place])
            skip -= 1
    return desk.legal[0]


@inlined
def _child(tree: Tree, node: int, seat: int, action: int) -> int:
    """The node of this action, made if need be; NONE if there is no room left."""
    child = tree.first_child[node]
    while child != NONE:
        if tree.action[child] == action:
            return int(child)
        child = tree.next_sibling[child]
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
    """Each node of the path learns what its seat gained."""
    tree.visits[ROOT] += 1
    for at in range(1, depth):
        node = desk.path[at]
        value = desk.results[tree.seat[node]]
        tree.visits[node] += 1
        tree.sums[node] += value
        tree.squares[node] += value * value
