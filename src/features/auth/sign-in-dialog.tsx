import { type ReactNode, useId } from 'react';
import { Dialog } from '../../components/dialog/dialog';
import SignInForm from './sign-in-form';

type SignInDialogProps = {
  onClose: () => void;
  onSuccess: () => void;
  /** A way on without an account, below the form. */
  children?: ReactNode;
};

/** The sign-in form as a modal dialog; it closes one second after a sign-in. */
export default function SignInDialog({ onClose, onSuccess, children }: SignInDialogProps) {
  const titleId = useId();
  return (
    <Dialog onClose={onClose} labelledBy={titleId}>
      <SignInForm
        titleId={titleId}
        onSuccess={() => {
          onClose();
          onSuccess();
        }}
      />
      {children}
    </Dialog>
  );
}
