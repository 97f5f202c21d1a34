const STAND_IN = 'storefrontIslands';

/** Marks a function that is there before an island is, for whoever knows it better to put its own in place. */
export const standIn = <Made extends object>(made: Made): Made =>
  Object.assign(made, { [STAND_IN]: true });

export const isStandIn = (made: unknown): boolean => STAND_IN in Object(made);
