import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { DropdownMenu } from '../../../ui/overlay/dropdown-menu.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { Part } from '../part.tsx';

export function MenuPart() {
  return (
    <Part title="Menus and tabs" note="Arrow keys walk through them.">
      <div className="grid gap-8">
        <div>
          <DropdownMenu
            label="Label actions"
            trigger={<Button>Menu</Button>}
            items={[
              { label: 'Edit', icon: <Pencil aria-hidden="true" />, to: '/kit' },
              { label: 'Duplicate', icon: <Copy aria-hidden="true" /> },
              { label: 'Not for your role', isDisabled: true },
              'separator',
              { label: 'Delete', icon: <Trash2 aria-hidden="true" />, variant: 'danger' },
            ]}
          />
        </div>
        <Tabs
          label="Views of the product"
          tabs={[
            { value: 'codes', label: 'Codes', content: <p>The codes.</p> },
            { value: 'labels', label: 'Labels', content: <p>The labels.</p> },
            { value: 'history', label: 'History', content: <p>What happened.</p> },
          ]}
        />
      </div>
    </Part>
  );
}
