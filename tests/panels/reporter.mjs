// Reports each test of a file as a line of JSON: its name, its troubles and those of its subtests, and
// how long it took.

/** What went wrong, with where. */
function troubleOf(error) {
  const cause = error?.cause ?? error;
  return String(cause?.stack ?? cause?.message ?? cause);
}

export default async function* report(events) {
  let within = [];
  for await (const { type, data } of events) {
    if (type === "test:fail" && data.nesting > 0) {
      within.push(`${data.name}: ${troubleOf(data.details.error)}`);
    } else if ((type === "test:pass" || type === "test:fail") && data.nesting === 0) {
      const trouble = type === "test:fail" ? [...within, troubleOf(data.details.error)].join("\n\n") : null;
      within = [];
      yield `${JSON.stringify({ test: data.name, trouble, ms: data.details.duration_ms })}\n`;
    } else if (type === "test:stdout" || type === "test:stderr") {
      yield data.message;
    }
  }
}
