import type { CalculatorKind, CoreKind } from '../../sections/catalogue';
import { CalculatorSection } from './calculator-section';
import { coreSections } from './core-sections';
import { PriceBoardSection } from './price-board-section';
import type { LiveComponents, Registry } from './section-view';

const live: LiveComponents<Exclude<CalculatorKind, CoreKind>> = {
  calculator: CalculatorSection,
  'price-board': PriceBoardSection,
};

/** Sections of pages with a calculator. Complete, or it does not compile. */
export const calculatorSections: Registry<CalculatorKind> = { ...coreSections, ...live };
