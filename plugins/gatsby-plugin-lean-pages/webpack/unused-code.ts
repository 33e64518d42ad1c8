/** What only the build uses (src/components/seo.tsx); the package does not say that it may go. */
const helmet = /node_modules[\\/]react-helmet[\\/]/;
/** What only conversations use in the browser (src/components/vignettes/styles.ts). */
const examples =
  /src[\\/]components[\\/](vignettes|portrait|example-mark|transit-line)[\\/][\w-]+\.tsx$/;
const withoutStyles =
  /(src[\\/](lib|dialogue|calculator|content-model|components[\\/]icon)|lean-pages[\\/]runtime)[\\/][\w\\/-]+\.tsx?$/;

/** Modules that are left out where nothing of them is used. */
export const unusedCode = {
  'build-html': [{ test: helmet, sideEffects: false }],
  'build-javascript': [{ test: [helmet, examples, withoutStyles], sideEffects: false }],
};

/** Gatsby's plug-in for Partytown asks for it, and then does nothing; we have no such scripts. */
export const withoutScriptComponent = { 'gatsby-script$': false } as const;
