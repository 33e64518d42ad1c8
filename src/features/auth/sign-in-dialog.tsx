import { useId } from 'react';
import { Dialog } from '../../components/dialog/dialog';
import SignInForm from './sign-in-form';

type SignInDialogProps = { onClose: () => void; onSuccess: () => void };

/** The sign-in form as a modal dialog; it closes one second after a sign-in. */
export default function SignInDialog({ onClose, onSuccess }: SignInDialogProps) {
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
    </Dialog>
  );
}
