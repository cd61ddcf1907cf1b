import { ActionControl } from '../widgets/action.ts'
import { Address } from '../widgets/address.ts'
import { ArticleText } from '../widgets/article-text.ts'
import { Choice } from '../widgets/choice.ts'
import { Day, Time } from '../widgets/day.ts'
import { Fold } from '../widgets/fold.ts'
import { Icon } from '../widgets/icon.ts'
import { Page } from '../widgets/page.ts'
import { Picture } from '../widgets/picture.ts'
import { Places } from '../widgets/places.ts'
import { Range } from '../widgets/range.ts'
import { Reference } from '../widgets/reference.ts'
import { Line, Text } from '../widgets/text.ts'
import { CMS } from './decap.ts'
import { limitLists } from './limited-list.ts'

/** Registers our widgets with Decap, by the names that forms/field-writer.ts uses. */
export function registerWidgets(): void {
  CMS.registerWidget('win-action', ActionControl)
  CMS.registerWidget('win-address', Address)
  CMS.registerWidget('win-choice', Choice)
  CMS.registerWidget('win-day', Day)
  CMS.registerWidget('win-time', Time)
  CMS.registerWidget('win-fold', Fold)
  CMS.registerWidget('win-icon', Icon)
  CMS.registerWidget('win-line', Line)
  CMS.registerWidget('win-article', ArticleText)
  CMS.registerWidget('win-page', Page)
  CMS.registerWidget('win-picture', Picture)
  CMS.registerWidget('win-places', Places)
  CMS.registerWidget('win-range', Range)
  CMS.registerWidget('win-reference', Reference)
  CMS.registerWidget('win-text', Text)
  limitLists()
}
