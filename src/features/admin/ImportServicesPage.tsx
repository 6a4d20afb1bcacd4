import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { Field } from '../../components/Field/Field';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { Status } from '../../components/Status/Status';
import { serviceFileEndings, placesInWords, rowsInWords } from '@/shared/domain/serviceImport/serviceFile';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { useServiceImport } from './useServiceImport';
import styles from './AdminPage.module.css';

/** Lets administrators import the services page's entries. */
export function ImportServicesPage() {
  const { stage, failure, busy, attempt, check, checkAgain, bringIn, startAnew } = useServiceImport();
  const leftOut = stage.is === 'imported' ? stage.findings.refused.length + stage.findings.moreRefused : 0;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure?.at === 'file') picker.current?.focus();
  }, [failure, attempt]);
  useLayoutEffect(() => {
    // The pressed button is gone.
    if (stage.is === 'imported') done.current?.focus();
  }, [stage]);

  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle>{headingOf(screenById('importServices'))}</PageTitle>
      <p>
        <a className="alone" href="/admin-dashboard">
          Back to the Admin Dashboard
        </a>
      </p>
      <p>
        The places in a file take the place of all places on the Support Services page. First the file is
        checked. Nothing changes until you press Import.
      </p>
      <form
        className={`${styles.section} ${styles.file}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void check(picker.current?.files?.[0] ?? null);
        }}
      >
        <Field
          id={id}
          label="File with places"
          hint="A table (CSV), at least with name, latitude and longitude; or GeoJSON; or services as HSDS 3.0 (JSON). At most 16 MB."
          error={failure?.at === 'file' ? failure.text : undefined}
          attempt={attempt}
        >
          {(control) => (
            <input {...control} ref={picker} type="file" accept={serviceFileEndings} onChange={startAnew} />
          )}
        </Field>
        <div>
          <Button
            type="submit"
            kind={stage.is === 'checked' ? 'plain' : 'main'}
            busy={busy === 'checking' ? 'Checking…' : undefined}
          >
            Check the file
          </Button>
        </div>
      </form>
      {stage.is === 'checked' && (
        <stage.ShowFindings
          key={`check ${stage.round}`}
          findings={stage.findings}
          choices={stage.choices}
          checking={busy === 'checking-again'}
          onCheckAgain={(choices) => void checkAgain(choices)}
          importing={busy === 'importing'}
          onImport={() => void bringIn()}
        />
      )}
      {failure?.at === 'server' && (
        <Status key={attempt} kind="failed" appears>
          {failure.text}
        </Status>
      )}
      {stage.is === 'imported' && (
        <div ref={done} tabIndex={-1} role="group" aria-labelledby={`${id}-done`}>
          <Status kind="success">
            <p id={`${id}-done`}>
              {`Imported ${placesInWords(stage.places)}. People see them when they next load the page.${leftOut > 0 ? ` ${rowsInWords(leftOut)} stayed out.` : ''}`}
            </p>
            <p>
              <a className="alone" href="/services">
                Look at Support Services
              </a>
            </p>
          </Status>
        </div>
      )}
      {stage.is === 'imported' && leftOut > 0 && <stage.ShowRefused refused={stage.findings.refused} />}
    </div>
  );
}
