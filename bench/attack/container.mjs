// Preloaded into the site (NODE_OPTIONS): reports what Node would report in a container with this
// much memory, from which the site sizes its heap, its page cache and its CV readers.
const bytes = Number(process.env.ATTACK_MEMORY_BYTES);
process.constrainedMemory = () => bytes;
