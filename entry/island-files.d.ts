/** Written by the build: content hash of every island's chunk, by island name. */
declare module 'storefront-islands:files' {
  const hashes: Record<string, string>;
  export default hashes;
}
