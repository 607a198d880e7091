import * as contract from '@qrigin/domain/organisations';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { listColleagues } from '../roles/index.ts';
import { listAudit } from './audit/list-audit.ts';
import { listSecurityEvents } from './audit/list-security-events.ts';
import { changeOrganisation, findSettings } from './change-organisation.ts';
import { createOrganisation } from './create-organisation.ts';
import { deleteMe, previewDeletion } from './delete-account.ts';
import { findDetails } from './details/find-details.ts';
import { saveDetails } from './details/save-details.ts';
import { findOrganisations, listMyOrganisations } from './find-organisations.ts';
import { serveJoining } from './joining/routes.ts';
import { listSites } from './list-sites.ts';
import { answerOffer } from './ownership/answer-offer.ts';
import { closeOrganisation } from './ownership/close-organisation.ts';
import { findOffer, listMyOffers } from './ownership/find-offer.ts';
import { leaveOrganisation } from './ownership/leave-organisation.ts';
import { offerOwnership } from './ownership/offer-ownership.ts';
import { withdrawOffer } from './ownership/withdraw-offer.ts';
import { addSubdomain } from './subdomains/add-subdomain.ts';
import { checkSubdomain } from './subdomains/check-subdomain.ts';
import { dropSubdomain } from './subdomains/drop-subdomain.ts';
import { listSubdomains } from './subdomains/list-subdomains.ts';
import { addressesBelow } from './subdomains/present-subdomain.ts';
import { whoami } from './whoami.ts';
import { changeSite, createSite, deleteSite } from './write-site.ts';

export function routes(serve: Serve, parts: FeatureDeps) {
  serve(contract.createOrganisation, ({ ctx, body }) => createOrganisation(ctx, body.name));
  serve(contract.listMyOrganisations, ({ ctx }) => listMyOrganisations(ctx));
  serve(contract.findOrganisations, ({ ctx, params }) => findOrganisations(ctx, params));
  serve(contract.previewDeletion, ({ ctx }) => previewDeletion(ctx));
  serve(contract.deleteMe, ({ ctx, body }) => deleteMe(ctx, body.close_organisations));
  serve(contract.whoami, ({ ctx }) => whoami(ctx));
  serve(contract.findSettings, ({ ctx }) => findSettings(ctx));
  serve(contract.changeOrganisation, ({ ctx, body }) => changeOrganisation(ctx, body));
  serve(contract.listMembers, ({ ctx, query }) => listColleagues(ctx, query));
  serve(contract.listAudit, ({ ctx, query }) => listAudit(ctx, query));
  serve(contract.listSecurityEvents, ({ ctx, query }) => listSecurityEvents(ctx, query));
  serveDetails(serve, parts);
  serveOwnership(serve);
  serveSubdomains(serve, parts);
  serveJoining(serve);
  serve(contract.createSite, ({ ctx, body }) => createSite(ctx, body));
  serve(contract.listSites, ({ ctx, query }) => listSites(ctx, query));
  serve(contract.changeSite, ({ ctx, params, body }) => changeSite(ctx, params.id, body));
  serve(contract.deleteSite, ({ ctx, params }) => deleteSite(ctx, params.id));
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

function serveSubdomains(serve: Serve, { attempts, env }: FeatureDeps) {
  const addressOf = addressesBelow(env);
  serve(contract.listSubdomains, ({ ctx }) => listSubdomains(ctx, addressOf));
  serve(contract.addSubdomain, ({ ctx, body }) => addSubdomain(ctx, body.subdomain, addressOf));
  serve(contract.checkSubdomain, ({ ctx, query }) => checkSubdomain(ctx, query.subdomain, attempts));
  serve(contract.dropSubdomain, ({ ctx, params }) => dropSubdomain(ctx, params.id, addressOf));
}
