import * as contract from '@qrigin/domain/organisations';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { changeOrganisation, findSettings } from './change-organisation.ts';
import { createOrganisation } from './create-organisation.ts';
import { deleteMe, previewDeletion } from './delete-account.ts';
import { findDetails } from './details/find-details.ts';
import { saveDetails } from './details/save-details.ts';
import { findOrganisations, listMyOrganisations } from './find-organisations.ts';
import { answerOffer } from './ownership/answer-offer.ts';
import { closeOrganisation } from './ownership/close-organisation.ts';
import { findOffer, listMyOffers } from './ownership/find-offer.ts';
import { leaveOrganisation } from './ownership/leave-organisation.ts';
import { offerOwnership } from './ownership/offer-ownership.ts';
import { withdrawOffer } from './ownership/withdraw-offer.ts';
import { whoami } from './whoami.ts';

export function routes(serve: Serve, parts: FeatureDeps) {
  serve(contract.createOrganisation, ({ ctx, body }) => createOrganisation(ctx, body.name));
  serve(contract.listMyOrganisations, ({ ctx }) => listMyOrganisations(ctx));
  serve(contract.findOrganisations, ({ ctx, params }) => findOrganisations(ctx, params));
  serve(contract.previewDeletion, ({ ctx }) => previewDeletion(ctx));
  serve(contract.deleteMe, ({ ctx, body }) => deleteMe(ctx, body.close_organisations));
  serve(contract.whoami, ({ ctx }) => whoami(ctx));
  serve(contract.findSettings, ({ ctx }) => findSettings(ctx));
  serve(contract.changeOrganisation, ({ ctx, body }) => changeOrganisation(ctx, body));
  serveDetails(serve, parts);
  serveOwnership(serve);
}

function serveDetails(serve: Serve, { tokens, env }: FeatureDeps) {
  const parts = { tokens, contentOrigin: env.CONTENT_ORIGIN };
  serve(contract.findDetails, ({ ctx }) => findDetails(ctx));
  serve(contract.saveDetails, ({ ctx, body }) => saveDetails(ctx, body, parts));
}

function serveOwnership(serve: Serve) {
  serve(contract.leaveOrganisation, ({ ctx }) => leaveOrganisation(ctx));
  serve(contract.closeOrganisation, ({ ctx, body }) => closeOrganisation(ctx, body.name));
  serve(contract.offerOwnership, ({ ctx, body }) => offerOwnership(ctx, body.user_id));
  serve(contract.findOffer, ({ ctx }) => findOffer(ctx));
  serve(contract.withdrawOffer, ({ ctx }) => withdrawOffer(ctx));
  serve(contract.listMyOffers, ({ ctx }) => listMyOffers(ctx));
  serve(contract.answerOffer, ({ ctx, params, body }) => answerOffer(ctx, params.id, body.action));
}
