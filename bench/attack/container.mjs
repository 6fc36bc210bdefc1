// Preloaded into the site (NODE_OPTIONS): says what Node would say in a container of so much
// memory, by which the site chooses what it gives its heap, its pages and its readers of CVs.
const bytes = Number(process.env.ATTACK_MEMORY_BYTES);
process.constrainedMemory = () => bytes;
