/** The key of this process's own Payload instance; the admin's is `default`. */
export const payloadKey = 'site';
