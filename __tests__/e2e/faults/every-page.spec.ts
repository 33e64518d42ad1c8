import { testsThatPagesAreWhole } from '../../support/e2e/page-is-whole';
import { builtPages, onePerTemplate } from '../../support/e2e/routes';

const pages = builtPages();
// They are in details/every-template.spec.ts.
const examples = onePerTemplate(pages);

testsThatPagesAreWhole(pages.filter((page) => !examples.includes(page)));
