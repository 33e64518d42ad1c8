import { Link } from 'gatsby';
import { breadcrumbsOf } from '../../lib/breadcrumbs';
import { useNavigation } from '../../lib/use-site';
import { wayLabel } from './messages';
import * as styles from './breadcrumbs.module.css';

type BreadcrumbsProps = {
  path: string;
  /** Of a page no menu names. */
  name?: string | undefined;
  /** Whether the heading right below says the name; then only screen readers hear it here. */
  headed?: boolean;
};

/** The way from the home page to this one. */
export function Breadcrumbs({ path, name, headed = false }: BreadcrumbsProps) {
  const steps = breadcrumbsOf(path, useNavigation(), name);
  if (steps.length === 0) return null;
  return (
    <nav className={styles.way} aria-label={wayLabel}>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.path}
            className={headed && step.path === path ? 'visually-hidden' : undefined}
          >
            {index < steps.length - 1 ? (
              <Link to={step.path}>{step.name}</Link>
            ) : (
              <span aria-current="page">{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
