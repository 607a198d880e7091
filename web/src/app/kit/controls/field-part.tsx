import { useState } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Part } from '../part.tsx';
import { ExampleForm, Fault } from './example-form.tsx';

const REACH = [
  { value: 'local', label: 'Local' },
  { value: 'national', label: 'National' },
  { value: 'international', label: 'International' },
];
const DEFAULTS = {
  years: '5',
  contact: 'hello@nilgiri',
  organisation: 'Nilgiri Honey',
  password: 'eight signs at least',
  business: '',
  reach: 'national',
  challenges: 'Small batches, three villages, one label for all of them.',
};

export function FieldPart() {
  return (
    <Part title="Fields" note="Label above, hint below. An error says what to do and takes the hint's place.">
      <ExampleForm defaults={DEFAULTS} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField name="years" label="Years in Business" inputMode="numeric" hint="A whole number" />
        <TextField name="contact" type="email" label="Contact Email" />
        <Fault of="contact">Add the part after the dot, such as .example</Fault>
        <TextField name="organisation" label="Organisation" disabled hint="Set when it was created" />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          aside={<TextLink to="/kit">Forgot password?</TextLink>}
        />
        <SelectField name="business" label="Business Type" options={REACH} placeholder="Choose one" />
        <SelectField name="reach" label="Geographic Presence" options={REACH} />
        <TextAreaField
          name="challenges"
          label="Industry Challenges"
          maxLength={500}
          hint="From 100 to 200 pixels high"
        />
        <div className="flex items-start">
          <Submit>Check</Submit>
        </div>
      </ExampleForm>
      <Choices />
    </Part>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  return (
    <div className="mt-6 flex flex-wrap gap-x-8">
      <Checkbox label="Print on paid products only" isChecked={isOn} onChange={() => setOn(!isOn)} />
      <Checkbox label="Some of them" isChecked={false} isPartly onChange={() => setOn(!isOn)} />
      <Checkbox
        label="Not allowed for your role"
        isChecked={false}
        isDisabled
        onChange={() => setOn(!isOn)}
      />
    </div>
  );
}
