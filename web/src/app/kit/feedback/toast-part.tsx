import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { TOAST_POSITIONS } from '../../../ui/toast/toast-state.ts';
import { Part } from '../part.tsx';

const UNDO = { label: 'Undo', act: () => void toast({ title: 'Brought back' }) };

export function ToastPart() {
  return (
    <Part title="Toasts" note="One at a time, five seconds, swipe right to close. F8 goes to it.">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => toast({ title: 'Label deleted', description: 'Jar, tall', action: UNDO })}>
          Plain, with Undo
        </Button>
        <Button
          onClick={() =>
            toast({
              variant: 'destructive',
              title: 'Error uploading image to S3',
              description: 'Please try again later',
            })
          }
        >
          Destructive
        </Button>
        <Button
          onClick={() =>
            toast({ variant: 'success', title: 'Success', description: 'Details Updated Successfully.' })
          }
        >
          Success
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {TOAST_POSITIONS.map((position) => (
          <Button
            key={position}
            size="s"
            onClick={() => toast({ position, title: position, description: 'Example' })}
          >
            {position}
          </Button>
        ))}
      </div>
    </Part>
  );
}
