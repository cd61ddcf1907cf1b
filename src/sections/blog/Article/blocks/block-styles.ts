import { classNames } from '#lib/class-names.ts'
import checklist from './Checklist.module.css'
import frame from './Frame.module.css'
import lesson from './Lesson.module.css'
import letter from './Letter.module.css'
import marks from './Marks.module.css'
import minutes from './minutes.module.css'
import offer from './Offer.module.css'
import stairs from './Stairs.module.css'
import template from './Template.module.css'

/** Styles of the drawn blocks in a text (integrations/prose/blocks), for the element around the text. */
export const blockStyles = classNames(
  frame.blocks,
  lesson.blocks,
  minutes.blocks,
  marks.blocks,
  letter.blocks,
  stairs.blocks,
  checklist.blocks,
  template.blocks,
  offer.blocks,
)
