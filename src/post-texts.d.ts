/** Posts and legal texts by the ids of their nodes; gatsby-source-content writes the module. */
declare module 'post-texts' {
  const texts: Readonly<Record<string, import('react').ComponentType>>;
  export default texts;
}
