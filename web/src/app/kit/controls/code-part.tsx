import { BusyContext } from '../../../ui/form/busy.ts';
import { CodeBoxesField } from '../../../ui/form/code/code-boxes-field.tsx';
import { Part } from '../part.tsx';
import { ExampleForm, Fault } from './example-form.tsx';

export function CodePart() {
  return (
    <Part
      title="Six boxes"
      note="Pasting fills all, Backspace goes back, a phone fills in the code from its mail."
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <ExampleForm defaults={{ code: '407' }}>
          <CodeBoxesField name="code" label="Typing" hint="You can paste the whole code." />
        </ExampleForm>
        <ExampleForm defaults={{ code: '407193' }}>
          <CodeBoxesField name="code" label="Wrong" />
          <Fault of="code">Wrong code. You have 4 attempts remaining</Fault>
        </ExampleForm>
        <ExampleForm defaults={{ code: '407198' }}>
          <CodeBoxesField name="code" label="Right" isDone />
        </ExampleForm>
        <ExampleForm defaults={{ code: '407198' }}>
          <BusyContext value={true}>
            <CodeBoxesField name="code" label="Being checked" />
          </BusyContext>
        </ExampleForm>
      </div>
    </Part>
  );
}
