import * as contract from '@qrigin/domain/auth';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { markBrowser } from './asking-browser.ts';
import { changePassword } from './change-password.ts';
import { countingFailures } from './count-failures.ts';
import type { AuthDeps } from './deps.ts';
import { openGuestSession } from './guest.ts';
import { handOver } from './hand-over.ts';
import { isTwoFactorEnabled } from './is-enabled.ts';
import { resetMail, verifyMail } from './mail-kinds.ts';
import { changeMe, readMe } from './me.ts';
import { listMyActivity } from './my-activity.ts';
import { downloadMyData } from './my-data.ts';
import { endMySession, listMySessions, renewToken } from './my-sessions.ts';
import { requestMail } from './request-code.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { removeTwoFactor, setUpTwoFactor, verifyTwoFactor } from './two-factor.ts';
import { createVault } from './vault.ts';
import { verifyOtp } from './verify-otp.ts';

export function routes(serve: Serve, { env, tokens, attempts, failedSignIns }: FeatureDeps) {
  const parts: AuthDeps = { tokens, attempts, failedSignIns, vault: createVault(env.SECRET_KEY) };

  serve(contract.signUp, ({ ctx, body }) => signUp(ctx, parts, body));
  serve(contract.signIn, ({ ctx, body }) => countingFailures(ctx, parts, signIn(ctx, parts, body)));
  serve(contract.forgotPassword, ({ ctx, query }) =>
    requestMail(ctx, parts, resetMail, { ...query, browser: markBrowser(ctx.caller) }),
  );
  serve(contract.sendCode, ({ ctx, query }) =>
    requestMail(ctx, parts, verifyMail, { ...query, browser: markBrowser(ctx.caller) }),
  );
  serve(contract.verifyOtp, ({ ctx, query }) => verifyOtp(ctx, parts, query));
  serve(contract.changePassword, ({ ctx, body }) => changePassword(ctx, body.password));
  serve(contract.setUpTwoFactor, ({ ctx }) => setUpTwoFactor(ctx, parts));
  serve(contract.verifyTwoFactor, ({ ctx, body }) => verifyTwoFactor(ctx, parts, body.code));
  serve(contract.removeTwoFactor, ({ ctx }) => removeTwoFactor(ctx));
  serve(contract.isTwoFactorEnabled, ({ ctx, query }) => isTwoFactorEnabled(ctx, query.email));
  serve(contract.isMfaEnabled, ({ ctx, query }) => isTwoFactorEnabled(ctx, query.email));
  serve(contract.openGuestSession, ({ ctx }) => openGuestSession(ctx, parts));
  serve(contract.readMe, ({ ctx }) => readMe(ctx));
  serve(contract.changeMe, ({ ctx, body }) => changeMe(ctx, body));
  serve(contract.listMySessions, ({ ctx }) => listMySessions(ctx));
  serve(contract.endMySession, ({ ctx, params }) => endMySession(ctx, parts, params.id));
  serve(contract.listMyActivity, ({ ctx, query }) => listMyActivity(ctx, query));
  serve(contract.renewToken, ({ ctx }) => renewToken(ctx, parts));
  serve(contract.handOver, ({ ctx, body }) => handOver(ctx, parts, body.token));
  serve(contract.downloadMyData, ({ ctx }) => downloadMyData(ctx));
}
