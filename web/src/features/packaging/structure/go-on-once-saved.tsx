import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';

/** Leads on once what was typed into the form around it counts as saved: sooner, leaving would be asked about. */
export function GoOnOnceSaved({ to }: { to: string | undefined }) {
  const navigate = useNavigate();
  const { isDirty } = useFormContext().formState;
  useEffect(() => {
    if (to !== undefined && !isDirty) void navigate(to);
  }, [to, isDirty, navigate]);
  return null;
}
