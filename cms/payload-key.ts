/** Under which this process keeps its own instance of Payload; the admin's is `default`. */
export const payloadKey = 'site';
