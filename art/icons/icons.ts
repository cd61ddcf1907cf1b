import { camp } from './models/camp.ts'
import { city } from './models/city.ts'
import { day } from './models/day.ts'
import { lighthouse } from './models/lighthouse.ts'
import { making } from './models/making.ts'
import { numerals } from './models/numerals.ts'
import { outdoors } from './models/outdoors.ts'
import { people } from './models/people.ts'
import { school } from './models/school.ts'
import { science } from './models/science.ts'
import { signs } from './models/signs.ts'
import { story } from './models/story.ts'
import { tools } from './models/tools.ts'
import type { Voxels } from './Voxels.ts'

/** All icons by file name. */
export const icons: Readonly<Record<string, Voxels>> = {
  ...making,
  ...outdoors,
  ...camp,
  ...people,
  ...school,
  ...city,
  ...lighthouse,
  ...signs,
  ...tools,
  ...science,
  ...day,
  ...story,
  ...numerals,
}
