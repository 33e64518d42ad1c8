import { useId } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from '../../components/dialog/dialog';
import { SelectField } from '../../components/field/field';
import type { Site } from '../../content-model/data';
import { viennaTime } from '../../lib/vienna-time';
import { callbackTimes, type officeOf, openingText } from './callback-words';
import { FormShell } from './form-shell';
import { callbackMessages as words } from './callback-messages';
import { NameField, PhoneField } from './person-fields';
import { useForm } from './use-form';

type CallbackProps = {
  contact: Pick<Site['contact'], 'email' | 'phone' | 'phoneHref'>;
  /** Until or from when somebody answers. */
  opening: string;
  times: readonly string[];
  onClose: () => void;
};

/** The short way: name, number, when. It goes the way of all requests. */
function Callback({ contact, opening, times, onClose }: CallbackProps) {
  const title = useId();
  const form = useForm('callback');
  const { errors } = form;
  return (
    <Dialog onClose={onClose} labelledBy={title}>
      <FormShell
        form={form}
        contact={contact}
        afterwards={undefined}
        submit={words.submit}
        success={words.success}
      >
        <h2 id={title}>{words.title}</h2>
        <p>
          {opening}. {words.orCall} <a href={contact.phoneHref}>{contact.phone}</a>
        </p>
        <NameField errors={errors} />
        <PhoneField errors={errors} />
        <SelectField
          name="message"
          label={words.when}
          autoComplete="off"
          options={times.map((time) => ({ value: words.message(time), label: time }))}
          placeholder={words.choose}
          error={errors.message && `${words.choose}.`}
        />
      </FormShell>
    </Dialog>
  );
}

/** Opens it as a tree of its own: what leads to it is markup of the build. */
export function openCallback(
  link: HTMLElement,
  { contact, hours }: ReturnType<typeof officeOf>,
): void {
  const now = viennaTime(new Date());
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    link.focus();
  };
  root.render(
    <Callback
      contact={contact}
      opening={openingText(hours, now).text}
      times={callbackTimes(hours, now)}
      onClose={close}
    />,
  );
}
