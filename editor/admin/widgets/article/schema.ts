import type { MarkSpec, NodeSpec } from 'prosemirror-model'
import { thumbOf } from '../picture-address.ts'
import { schema as commonMark, Schema } from './packages.ts'

const { paragraph, blockquote, ordered_list, bullet_list, list_item, text, hard_break } = commonMark.spec.nodes.toObject() as Record<
  'paragraph' | 'blockquote' | 'ordered_list' | 'bullet_list' | 'list_item' | 'text' | 'hard_break',
  NodeSpec
>
const { em, strong, link, code } = commonMark.spec.marks.toObject() as Record<'em' | 'strong' | 'link' | 'code', MarkSpec>

/** The document model of an article: CommonMark plus the site's extensions. Unsupported Markdown stays unchanged in `source` nodes. */
export const article = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph,
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      // The page title already is the first-level heading.
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    blockquote,
    ordered_list: { ...ordered_list, attrs: { order: { default: 1 }, tight: { default: true } } },
    bullet_list: { ...bullet_list, attrs: { tight: { default: true } } },
    list_item: { ...list_item, content: 'paragraph block*' },
    /** From a line `:::kind title` to a line `:::`. */
    box: {
      attrs: { kind: {} },
      content: 'box_title block+',
      group: 'block',
      defining: true,
      isolating: true,
      parseDOM: [{ tag: 'section[data-kind]', getAttrs: ({ dataset }) => ({ kind: dataset['kind'] }) }],
      toDOM: ({ attrs }) => ['section', { 'data-kind': attrs['kind'] }, 0],
    },
    box_title: {
      content: 'text*',
      marks: '',
      defining: true,
      parseDOM: [{ tag: 'h4', context: 'box/', priority: 60 }],
      toDOM: () => ['h4', 0],
    },
    table: { content: 'table_row+', group: 'block', isolating: true, parseDOM: [{ tag: 'table' }], toDOM: () => ['table', ['tbody', 0]] },
    table_row: { content: 'table_cell+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
    table_cell: {
      attrs: { isHeader: { default: false } },
      content: '(text | image)*',
      isolating: true,
      parseDOM: [{ tag: 'th', attrs: { isHeader: true } }, { tag: 'td' }],
      toDOM: ({ attrs }) => [attrs['isHeader'] ? 'th' : 'td', 0],
    },
    source: {
      content: 'text*',
      group: 'block',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { dir: 'auto' }, 0],
    },
    text,
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
      // Pasted pictures of other sites are dropped: a picture must be in the site's own folder.
      parseDOM: [
        {
          tag: 'figure[data-src]',
          getAttrs: ({ dataset }) => ({ src: dataset['src'], alt: dataset['alt'], title: dataset['title'] }),
        },
      ],
      toDOM: ({ attrs: { src, alt, title } }) => [
        'figure',
        { 'data-src': src, 'data-alt': alt, 'data-title': title },
        ['img', { src: thumbOf(String(src)), alt }],
        ['figcaption', title || alt],
      ],
    },
    hard_break,
  },
  // Outermost first: a link contains the bold words in it.
  marks: {
    link,
    /** English inside Hebrew text; keeps its tag as written. */
    bdi: {
      attrs: { tag: { default: '<bdi dir="ltr" lang="en">' } },
      parseDOM: [{ tag: 'bdi' }],
      toDOM: () => ['bdi', { dir: 'ltr' }],
    },
    strong,
    em,
    code,
  },
})
