import { TextField } from '../../components/field/field';

/** Who is writing: the fields both forms begin with. */
export function PersonFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <TextField name="name" label="Name" type="text" autoComplete="name" error={errors.name} />
      <TextField
        name="email"
        label="E-Mail"
        type="email"
        autoComplete="email"
        error={errors.email}
      />
      <TextField name="phone" label="Telefon" type="tel" autoComplete="tel" error={errors.phone} />
      <TextField
        name="company"
        label="Betrieb"
        type="text"
        autoComplete="organization"
        error={errors.company}
      />
    </>
  );
}
