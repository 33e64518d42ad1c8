import { type ComponentProps, type ReactNode, useId } from 'react';
import { Dialog, useCloseDialog } from '../../components/dialog/dialog';
import SignInForm from './sign-in-form';
import * as styles from './sign-in.module.css';

type SignInDialogProps = {
  /** What one signs in for. */
  about?: string;
  /** Begins with a new account. */
  isNew?: boolean;
  onClose: () => void;
  onSuccess: () => void;
  /** A way on without an account, above the form: most want none. */
  children?: ReactNode;
};

/** The sign-in form as a modal dialog; it closes one second after a sign-in. */
export default function SignInDialog(props: SignInDialogProps) {
  const { about, isNew = false, onClose, onSuccess, children } = props;
  const titleId = useId();
  return (
    <Dialog onClose={onClose} labelledBy={titleId}>
      {about && (
        <div className={styles.about}>
          <p>
            <strong>{about}</strong>
          </p>
          {children}
        </div>
      )}
      <Form titleId={titleId} startWith={isNew ? 'sign-up' : 'sign-in'} onSuccess={onSuccess} />
    </Dialog>
  );
}

/** Closes the dialog around it before anything else. */
function Form({ onSuccess, ...rest }: ComponentProps<typeof SignInForm>) {
  const close = useCloseDialog();
  return <SignInForm {...rest} onSuccess={() => close(onSuccess)} />;
}
