/** What the library's cookies can be told by, without the code that deletes them. */
export const TRACES = /\b_fb[pc]=/;
