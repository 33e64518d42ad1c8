import base from './eslint.config.mjs';
import tseslint from 'typescript-eslint';
export default [...base, ...tseslint.configs.strictTypeCheckedOnly.map(c=>({...c, files:['src/**/*.ts','src/**/*.tsx','gatsby-browser.tsx','__tests__/**/*.ts','__tests__/**/*.tsx']})), {files:['src/**/*.ts','src/**/*.tsx','gatsby-browser.tsx','__tests__/**/*.ts','__tests__/**/*.tsx'], languageOptions:{parserOptions:{projectService:true, tsconfigRootDir: import.meta.dirname}}}];
