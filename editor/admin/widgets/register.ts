import { CMS } from '../decap.ts'
import { ActionControl } from './action.ts'
import { Address } from './address.ts'
import { ArticleText } from './article-text.ts'
import { Choice } from './choice.ts'
import { Day, Time } from './day.ts'
import { Fold } from './fold.ts'
import { Icon } from './icon.ts'
import { Page } from './page.ts'
import { Picture } from './picture.ts'
import { Places } from './places.ts'
import { Range } from './range.ts'
import { Reference } from './reference.ts'
import { Line, Text } from './text.ts'

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
}
