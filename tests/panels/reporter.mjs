// Reports each test of a file as a line of JSON: its name, what went wrong in it, and how long it took.

/** What went wrong, with where. */
function troubleOf(error) {
  const cause = error?.cause ?? error;
  return String(cause?.stack ?? cause?.message ?? cause);
}

export default async function* report(events) {
  for await (const { type, data } of events) {
    if ((type === "test:pass" || type === "test:fail") && data.nesting === 0) {
      const trouble = type === "test:fail" ? troubleOf(data.details.error) : null;
      yield `${JSON.stringify({ test: data.name, trouble, ms: data.details.duration_ms })}\n`;
    } else if (type === "test:stdout" || type === "test:stderr") {
      yield data.message;
    }
  }
}
