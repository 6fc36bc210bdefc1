/** What can be wrong with a link. */
export const linkProblems = ['missing', 'redirected', 'anchor', 'outside', 'unreachable'] as const;

export type LinkProblem = (typeof linkProblems)[number];
