import { type ReactNode, useId } from 'react';
import { Dialog } from '../../components/dialog/dialog';
import SignInForm from './sign-in-form';
import * as styles from './sign-in.module.css';

type SignInDialogProps = {
  /** What one signs in for. */
  about: string;
  onClose: () => void;
  onSuccess: () => void;
  /** A way on without an account, above the form: most want none. */
  children: ReactNode;
};

/** The sign-in form as a modal dialog; it closes one second after a sign-in. */
export default function SignInDialog({ about, onClose, onSuccess, children }: SignInDialogProps) {
  const titleId = useId();
  return (
    <Dialog onClose={onClose} labelledBy={titleId}>
      <div className={styles.about}>
        <p>
          <strong>{about}</strong>
        </p>
        {children}
      </div>
      <SignInForm
        titleId={titleId}
        onSuccess={() => {
          onClose();
          onSuccess();
        }}
      />
    </Dialog>
  );
}
