/** The fields of the comparison: up to four models, in this order. */
export const places = ['first', 'second', 'third', 'fourth'] as const;

/** All names that an address may have; without any it is the case that the page begins with. */
export const queryNames: readonly string[] = ['v', ...places];

/** Stands for a module of glass among the models. */
export const glassKey = 'glass';
