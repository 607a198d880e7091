import * as contract from '@qrigin/domain/auth';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { createNetworkCounts } from '../../network-counts.ts';
import type { AuthDeps } from './deps.ts';
import { resetMail, verifyMail } from './mail-kinds.ts';
import { requestMail } from './mailed-codes/request-code.ts';
import { verifyOtp } from './mailed-codes/verify-otp.ts';
import { changePassword } from './password/change-password.ts';
import { changeMe, readMe } from './profile/me.ts';
import { listMyActivity } from './profile/my-activity.ts';
import { downloadMyData } from './profile/my-data.ts';
import { endMySession, listMySessions, renewToken } from './profile/my-sessions.ts';
import { markBrowser } from './sign-in/asking-browser.ts';
import { countingFailures } from './sign-in/count-failures.ts';
import { openGuestSession } from './sign-in/guest.ts';
import { handOver } from './sign-in/hand-over.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signUp } from './sign-up/sign-up.ts';
import { isTwoFactorEnabled } from './two-factor/is-enabled.ts';
import { removeTwoFactor, setUpTwoFactor, verifyTwoFactor } from './two-factor/two-factor.ts';
import { createVault } from './two-factor/vault.ts';

export function routes(serve: Serve, { env, tokens, attempts, addNetworkCounts }: FeatureDeps) {
  const failedSignIns = createNetworkCounts();
  addNetworkCounts('failed_sign_ins', 'Failed tries to sign in', failedSignIns);
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
