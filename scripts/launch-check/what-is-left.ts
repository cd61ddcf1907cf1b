import { findCampFaults } from '../../authoring/launch/find-camp-faults.ts'
import { findDemoValues } from '../../authoring/launch/find-demo-values.ts'
import { findSamples } from '../../authoring/launch/find-samples.ts'
import { loadEnvFile } from '../../src/config/load-env-file.ts'
import { findMailFaults } from './find-mail-faults.ts'

/** Everything that must not go live as it is, by kind, except the samples in the content. */
export function whatIsLeft(now: Date) {
  loadEnvFile()
  return {
    'Owner’s facts and e-mail keys that are still demo values (set the variable in .env)': findDemoValues(
      'src/config/variables.ts',
      process.env,
    ),
    'Mail that would not reach the owner (set the variable; docs/mail.md)': findMailFaults(process.env),
    'Camps (src/content/camps/README.md)': findCampFaults('src/content/camps', now),
    samples: findSamples('src/content'),
  }
}
