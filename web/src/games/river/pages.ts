/** The heavy parts, loaded when a table or the rules are opened. */
export { default as Result } from './Result.svelte';
export { default as Rules } from './Rules.svelte';
export { default as Table } from './Table.svelte';
