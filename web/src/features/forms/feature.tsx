import { msg } from '@lingui/core/macro';
import { FORMS_FEATURE } from '@qrigin/domain/forms';
import { CodeXml, ScanLine } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const forms = webFeature(FORMS_FEATURE, {
  permissions: {
    lines: [
      { words: msg`Scan pages and forms`, Icon: ScanLine },
      { words: msg`Scan page code`, Icon: CodeXml, of: ['form.code'] },
    ],
    words: {
      'form.edit': msg`Choose what a scan page shows and asks`,
      'form.code': msg`Write a scan page in HTML, CSS and JavaScript`,
      'formdata.submit': msg`Fill in the form for a scanned pack`,
      'formdata.view': msg`See completed forms`,
    },
  },
});
