import { Mark } from '../../ui/look/mark.tsx';
import { ThemeChoice } from '../../ui/look/theme-choice.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { BadgePart } from './content/badge-part.tsx';
import { CardPart } from './content/card-part.tsx';
import { EmptyPart } from './content/empty-part.tsx';
import { SkeletonPart } from './content/skeleton-part.tsx';
import { TablePart } from './content/table-part.tsx';
import { ButtonPart } from './controls/button-part.tsx';
import { CodePart } from './controls/code-part.tsx';
import { FieldPart } from './controls/field-part.tsx';
import { FilePart } from './controls/file-part.tsx';
import { PicturePart } from './controls/picture-part.tsx';
import { DialogPart } from './feedback/dialog-part.tsx';
import { MenuPart } from './feedback/menu-part.tsx';
import { ProgressPart } from './feedback/progress-part.tsx';
import { SpinnerPart } from './feedback/spinner-part.tsx';
import { ToastPart } from './feedback/toast-part.tsx';
import { ColourPart } from './looks/colour-part.tsx';
import { MarkPart } from './looks/mark-part.tsx';
import { TypePart } from './looks/type-part.tsx';

/** Every part of the kit in every state. All names and numbers on it are examples. */
export function KitPage() {
  return (
    <main className="mx-auto max-w-[1240px] px-5 pb-16 lg:px-10">
      <PageHead title="Kit" />
      <header className="flex flex-wrap items-center gap-4 py-10 lg:py-12">
        <span className="logo">
          <Mark size={44} />
        </span>
        <h1 className="text-48">Kit</h1>
        <div className="ml-auto">
          <ThemeChoice />
        </div>
      </header>
      <MarkPart />
      <ColourPart />
      <TypePart />
      <ButtonPart />
      <FieldPart />
      <CodePart />
      <FilePart />
      <PicturePart />
      <BadgePart />
      <CardPart />
      <TablePart />
      <EmptyPart />
      <SkeletonPart />
      <ToastPart />
      <DialogPart />
      <MenuPart />
      <ProgressPart />
      <SpinnerPart />
      <Toaster />
    </main>
  );
}
