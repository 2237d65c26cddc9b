/** Lines that the server knows as codes; everybody reads them in their own language. */
export const presets = [
  'hello',
  'good_luck',
  'nice_move',
  'well_played',
  'thank_you',
  'sorry',
  'oops',
  'one_moment',
  'back_again',
  'goodbye',
] as const;
