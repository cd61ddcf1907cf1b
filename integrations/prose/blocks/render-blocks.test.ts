import { describe, expect, test } from 'vitest'
import labels from '../../../src/content/interface/blog.json' with { type: 'json' }
import { prose } from '../prose.ts'

async function html(...lines: string[]): Promise<string> {
  const renderer = await prose.createRenderer({ syntaxHighlight: false })
  return (await renderer.render(lines.join('\n\n'))).code
}

const plan = '| דקות | מה | שאלה |\n| - | - | - |\n| 5 | פותחים | מה רואים? |\n| 12 | בודקים | ולמה? |'

describe('a lesson', () => {
  test('is a bar of minutes above its parts, with the total beside its title', async () => {
    const page = await html('## חלק', ':::lesson ענן', plan, ':::', 'סוף')
    expect(page).toMatch(/<section id="part-1">.*<figure data-block="lesson">.*<\/figure>.*<p>סוף<\/p>\s*<\/section>/s)
    expect(page).toContain('<figcaption><strong>ענן</strong> <span>17 דקות</span></figcaption>')
    expect(page).toContain('<i data-tens="0" data-units="5">5</i><i data-tens="1" data-units="2">12</i>')
    expect(page).toContain(
      `<li><b>5 <small>${labels.lessonMinutes}</small></b><div><p>פותחים</p><p><small>שאלה:</small> מה רואים?</p></div></li>`,
    )
    expect(page).not.toContain('<table')
  })

  test('can be a list whose items state the minutes in their bold opening', async () => {
    const page = await html(':::lesson שיעור', '1. **פותחים, 5 דקות.** תמונה.\n2. **חוקרים, 15 דקות.** טקסט.', ':::')
    expect(page).toContain('<span>20 דקות</span>')
    expect(page).toContain('<p><strong>חוקרים, 15 דקות.</strong> טקסט.</p>')
  })

  test('fails without minutes, and names the part', async () => {
    const wrong = html(':::lesson שיעור', '1. **פותחים, 5 דקות.** א\n2. **חוקרים.** ב', ':::')
    await expect(wrong).rejects.toThrow(':::lesson שיעור: part 2 does not state its minutes as a number from 1 to 99. Expected: a table')
  })
})

describe('stairs', () => {
  test('show the bold words of the list below, in order', async () => {
    const page = await html(':::stairs שבוע', '1. **יום ראשון:** כותבים.\n2. **יום שני:** שואלים.', ':::')
    expect(page).toContain('<div data-steps="" aria-hidden="true"><span><b>1</b> יום ראשון</span><span><b>2</b> יום שני</span></div>')
    expect(page).toContain('<li><strong>יום ראשון:</strong> כותבים.</li>')
  })

  test('require bold words', async () => {
    await expect(html(':::stairs שבוע', '- **א:** ב\n- ג', ':::')).rejects.toThrow('item 2 does not begin with bold words')
  })
})

describe('a letter', () => {
  test('has its text and a button that copies it', async () => {
    const page = await html(':::letter להורים', 'שלום לכולם.', ':::')
    expect(page).toContain('<div data-letter=""><p>שלום לכולם.</p></div>')
    expect(page).toContain(`<button type="button" data-copy="">${labels.letterCopy}</button>`)
  })
})

describe('marks', () => {
  test('are drawn in the legend and in the sample, and named in the sample', async () => {
    const page = await html(':::marks תשובה', '- [**קו**](#line) מתחת למה שידענו.', '[ענן](#line) הוא מים.', ':::')
    expect(page).toContain('<li><mark data-mark="line"><strong>קו</strong></mark> מתחת למה שידענו.</li>')
    expect(page).toContain(`<mark data-mark="line">ענן<span data-unseen=""> (${labels.markLine})</span></mark> הוא מים.`)
  })

  test('can be numbers', async () => {
    const page = await html(':::marks הודעה', '1. מי צריך לעשות מה.', '[לסמן עד יום שלישי](#1)', ':::')
    expect(page).toContain('<mark data-mark="figure">לסמן עד יום שלישי<sup>1</sup></mark>')
  })

  test('fail with their name if unknown', async () => {
    await expect(html(':::marks תשובה', '- קו', '[ענן](#ring)', ':::')).rejects.toThrow('unknown mark "#ring"')
  })
})

test('a checklist has a checkbox for each item', async () => {
  expect(await html(':::checklist לפני', '- אחת\n- שתיים', ':::')).toContain(
    '<li><label><input type="checkbox"><span>שתיים</span></label></li>',
  )
})

describe('a template', () => {
  test('has writing lines below each item', async () => {
    const page = await html(':::template דף מורה', '- **המטרה,** במשפט אחד\n- **להכין**', ':::')
    expect(page).toContain('<li><p><strong>המטרה,</strong> במשפט אחד</p><div data-lines=""></div></li>')
    expect(page).toContain('<li><p><strong>להכין</strong></p><div data-lines=""></div></li>')
  })

  test('requires bold words', async () => {
    await expect(html(':::template דף', '- **א**\n- ב', ':::')).rejects.toThrow('item 2 does not begin with bold words')
  })
})

describe('an offer', () => {
  test('is an aside with its text and a link to the programme', async () => {
    const page = await html('## חלק', ':::offer שוק כזה אצלכם', 'אנחנו מביאים עולם מוכן.', '[לתוכנית](/win-english)', ':::')
    expect(page).toMatch(/<aside data-aside="offer"><div><p><strong>שוק כזה אצלכם<\/strong><\/p><p>.*<\/p><\/div><a href="\/win-english">/)
    expect(page).not.toContain('data-block')
  })

  test('requires one link', async () => {
    const wrong = html(':::offer שוק', 'אנחנו מביאים עולם.', 'ראו [את התוכנית](/win-english).', ':::')
    await expect(wrong).rejects.toThrow(':::offer שוק: its second paragraph must be a link and nothing else. Expected: a sentence')
  })
})

test('isolates runs inside a block, too', async () => {
  const page = await html(':::letter להורים', 'בין 08:00–13:00.', ':::')
  expect(page).toContain('<bdi dir="ltr">08:00<span data-to="עד">–</span>13:00</bdi>')
})

describe('a mistake fails the build with a message:', () => {
  test.each([
    [':::bar כותרת', 'unknown block :::bar. Known: lesson, marks, letter, stairs, checklist, template, offer'],
    [':::letter', ':::letter needs a title on the same line'],
    [':::letter כותרת', ':::letter is not closed with :::'],
    [':::', '::: ends a block that was never opened'],
    [':::letter כותרת\nשלום', 'a ::: line needs an empty line before and after it'],
    [':::letter א\n\nשלום\n\n:::stairs ב', ':::letter is not closed with ::: before :::stairs begins'],
    [':::checklist א\n\nשלום\n\n:::', ':::checklist א: it must contain one list. Expected: a list'],
  ])('%j', async (markdown, sentence) => {
    await expect(html(markdown)).rejects.toThrow(sentence)
  })
})
