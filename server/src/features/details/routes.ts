import * as contract from '@qrigin/domain/details';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { createLinks } from '../files/index.ts';
import { deleteDraftSection, orderDraft } from './drafts/change-sections.ts';
import { findDraft } from './drafts/find-draft.ts';
import { saveDraftPart } from './drafts/save-part.ts';
import { publishDraft } from './versions/publish-draft.ts';
import { findProductDetails, findVersion, listVersions } from './versions/read-versions.ts';
import { restoreVersion } from './versions/restore-version.ts';
import { storeNotes, storeProductDetails, storeQrInfo, storeSupport } from './versions/store-parts.ts';

export function routes(serve: Serve, { env }: FeatureDeps) {
  const links = createLinks(env.CONTENT_ORIGIN, env.SECRET_KEY);

  serve(contract.findDraft, ({ ctx, params }) => findDraft(ctx, params.id, links));
  serve(contract.saveDraftPart, ({ ctx, params, body, ifMatch }) =>
    saveDraftPart(ctx, params.id, { sent: body, ifMatch }),
  );
  serve(contract.deleteDraftSection, ({ ctx, params, ifMatch }) =>
    deleteDraftSection(ctx, params.id, { section: params.section, ifMatch }),
  );
  serve(contract.orderDraft, ({ ctx, params, body }) => orderDraft(ctx, params.id, body.sections));
  serve(contract.publishDraft, ({ ctx, params }) => publishDraft(ctx, params.id));

  serve(contract.listVersions, ({ ctx, params }) => listVersions(ctx, params.id));
  serve(contract.findVersion, ({ ctx, params }) =>
    findVersion(ctx, params.id, { number: params.number, links }),
  );
  serve(contract.restoreVersion, ({ ctx, params }) =>
    restoreVersion(ctx, params.id, { number: params.number, links }),
  );

  serve(contract.searchNutrients, async ({ query }) => contract.nutrientsNamed(query.search_query ?? ''));

  serve(contract.findProductDetails, ({ ctx, params }) => findProductDetails(ctx, params.id));
  serve(contract.storeProductDetails, ({ ctx, params, body, ifMatch }) =>
    storeProductDetails(ctx, params.id, { sent: body, ifMatch }),
  );
  serve(contract.storeQrInfo, ({ ctx, params, body, ifMatch }) =>
    storeQrInfo(ctx, params.id, { sent: body, ifMatch }),
  );
  serve(contract.storeSupport, ({ ctx, params, body, ifMatch }) =>
    storeSupport(ctx, params.id, { sent: body, ifMatch }),
  );
  serve(contract.storeNotes, ({ ctx, params, body, ifMatch }) =>
    storeNotes(ctx, params.id, { sent: body, ifMatch }),
  );
}
