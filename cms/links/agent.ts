/** How the check of links names itself; what it asks for in vain is no visitor's loss. */
export const linkCheckAgent = 'eArc link check';
