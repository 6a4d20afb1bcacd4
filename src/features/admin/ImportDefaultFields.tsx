import { SelectField } from '../../components/SelectField/SelectField';
import type { ImportDefaults } from '@/shared/domain/serviceImport/serviceImport';
import { serviceTypeLabels, serviceTypes, type ServiceType } from '@/shared/domain/services/serviceLocation';
import { states } from '@/shared/domain/services/states';
import styles from './AdminPage.module.css';

const none = { value: '', label: 'None' };
const types = [none, ...serviceTypes.map((type) => ({ value: type, label: serviceTypeLabels[type] }))];
const stateOptions = [none, ...states.map((state) => ({ value: state, label: state }))];
const zones = [
  none,
  ...[
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Brisbane',
    'Australia/Adelaide',
    'Australia/Darwin',
    'Australia/Perth',
    'Australia/Hobart',
    'Australia/Broken_Hill',
    'Australia/Eucla',
    'Australia/Lord_Howe',
    'Pacific/Norfolk',
    'Indian/Christmas',
    'Indian/Cocos',
  ].map((zone) => ({ value: zone, label: (zone.split('/')[1] ?? zone).replace('_', ' ') })),
];

export interface ImportDefaultFieldsProps {
  defaults: ImportDefaults;
  onChange: (defaults: ImportDefaults) => void;
}

/** Asks for the defaults of rows that leave a field empty. */
export function ImportDefaultFields({ defaults, onChange }: ImportDefaultFieldsProps) {
  return (
    <section className={styles.section} aria-labelledby="file-defaults">
      <h3 id="file-defaults">For rows that do not say it</h3>
      <SelectField
        label="Kind of service"
        options={types}
        value={defaults.type ?? ''}
        onChange={({ target }) =>
          onChange({ ...defaults, type: (target.value || undefined) as ServiceType | undefined })
        }
      />
      <SelectField
        label="State or territory"
        hint="A postcode counts first."
        options={stateOptions}
        value={defaults.state ?? ''}
        onChange={({ target }) => onChange({ ...defaults, state: target.value || undefined })}
      />
      <SelectField
        label="Time zone"
        hint="Only for opening hours of places whose state, postcode and point do not tell it."
        options={zones}
        value={defaults.timezone ?? ''}
        onChange={({ target }) => onChange({ ...defaults, timezone: target.value || undefined })}
      />
    </section>
  );
}
