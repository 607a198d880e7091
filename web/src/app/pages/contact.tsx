import { Trans, useLingui } from '@lingui/react/macro';
import { ContactForm } from '../../features/website/contact-form.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';

export function Contact() {
  const { t } = useLingui();
  return (
    <section className="wrap grid content-start gap-8 py-12 xl:grid-cols-[5fr_7fr] xl:gap-6 xl:py-24">
      <PageHead
        title={t`Contact`}
        description={t`Contact the people who run this Qrigin service: questions, problems with a code, or requests about your data.`}
      />
      <div className="xl:pr-12">
        <h1 className="text-34 tracking-[-0.02em] xl:text-48 xl:tracking-[-0.03em]">
          <Trans>Contact</Trans>
        </h1>
        <div className="mt-4 grid gap-3 text-ink-2 xl:text-18">
          <p>
            <Trans>Your message goes only to the people who run this Qrigin service.</Trans>
          </p>
          <p>
            <Trans>
              Is it about a product? If the page its code opens names the maker, ask them first. They usually
              know more than we do.
            </Trans>
          </p>
          <p>
            <Trans>
              Our <TextLink to="/privacy-policy">privacy policy</TextLink> explains what happens to your
              message.
            </Trans>
          </p>
        </div>
      </div>
      <div className="relative max-w-[560px]">
        <p className="hidden rounded-card border border-line bg-surface p-6 noscript:block">
          <Trans>To send a message, turn on JavaScript in your browser.</Trans>
        </p>
        <ContactForm />
      </div>
      <Toaster />
    </section>
  );
}
