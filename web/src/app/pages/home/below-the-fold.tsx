import { Cost } from './cost.tsx';
import { Features } from './features/features.tsx';
import { Limits } from './limits.tsx';
import { RecallStory } from './recall-story.tsx';
import { Steps } from './steps/steps.tsx';

/** Everything that a visitor has to scroll to. */
export function BelowTheFold() {
  return (
    <>
      <Features />
      <Steps />
      <RecallStory />
      <Limits />
      <Cost />
    </>
  );
}
